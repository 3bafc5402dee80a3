#include "tradego/open_api.hpp"

#include <openssl/hmac.h>
#include <openssl/ssl.h>

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <boost/json/src.hpp>
#include <cctype>
#include <condition_variable>
#include <deque>
#include <future>
#include <map>
#include <mutex>
#include <set>
#include <thread>

#include "sequence.hpp"

namespace tradego {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace json = boost::json;
using tcp = asio::ip::tcp;

constexpr std::size_t symbols_per_request = 50;
/// Heartbeats that may be missing before the line counts as broken.
constexpr double heartbeats_missed = 2.5;
constexpr std::chrono::milliseconds first_wait{500}, longest_wait{30000}, answer_within{10000};

/// Errors after which connecting again with the same settings may work.
const std::set<std::string> worth_another_try{"too-large",     "sign-in-timeout", "heartbeat-missed", "too-many-connections",
                                              "slow-consumer", "server-closing",  "internal"};

std::string text(const json::value& value) { return std::string(value.as_string()); }

std::optional<std::string> price(const json::value& value) {
  return value.is_null() ? std::nullopt : std::optional(text(value));
}

std::vector<Level> levels(const json::value& rows) {
  std::vector<Level> found;
  for (const auto& row : rows.as_array())
    found.push_back({text(row.at("price")), row.at("quantity").as_int64(), row.at("orders").as_int64()});
  return found;
}

Update read_update(const json::value& m) {
  const auto symbol = text(m.at("symbol"));
  const auto sequence = m.at("sequence").as_int64();
  const auto time = text(m.at("time"));
  if (m.at("type") == "depth") return Depth{symbol, sequence, time, levels(m.at("bids")), levels(m.at("asks"))};
  return Quote{symbol,
               sequence,
               time,
               text(m.at("status")),
               price(m.at("last")),
               price(m.at("open")),
               price(m.at("high")),
               price(m.at("low")),
               text(m.at("previousClose")),
               price(m.at("bid")),
               price(m.at("ask")),
               m.at("volume").as_int64(),
               text(m.at("turnover"))};
}

const char* name_of(Channel channel) { return channel == Channel::quote ? "quote" : "depth"; }

/// `02871` is written `02871.HK` on the wire.
std::string full(const std::string& symbol) {
  const bool is_code = symbol.size() == 5 && std::all_of(symbol.begin(), symbol.end(), [](unsigned char c) { return std::isdigit(c); });
  return is_code ? symbol + ".HK" : symbol;
}

std::string sign(const std::string& secret, const std::string& bytes) {
  unsigned char digest[EVP_MAX_MD_SIZE];
  unsigned int length = 0;
  HMAC(EVP_sha256(), secret.data(), static_cast<int>(secret.size()), reinterpret_cast<const unsigned char*>(bytes.data()),
       bytes.size(), digest, &length);
  static const char digits[] = "0123456789abcdef";
  std::string hex;
  for (unsigned int i = 0; i < length; i++) {
    hex += digits[digest[i] >> 4];
    hex += digits[digest[i] & 15];
  }
  return hex;
}

struct Address {
  bool secure;
  std::string host, port, target;
};

Address parse(const std::string& url) {
  const bool secure = url.rfind("wss://", 0) == 0;
  if (!secure && url.rfind("ws://", 0) != 0) throw std::invalid_argument("url starts with ws:// or wss://");
  const auto rest = url.substr(secure ? 6 : 5);
  const auto end = rest.find_first_of("/?");
  const auto authority = rest.substr(0, end);
  const auto colon = authority.rfind(':');
  auto target = end == std::string::npos ? "/" : rest.substr(end);
  if (target[0] == '?') target = "/" + target;
  return {secure, authority.substr(0, colon), colon == std::string::npos ? (secure ? "443" : "80") : authority.substr(colon + 1),
          target};
}

/// One WebSocket, plain or with TLS. Everything happens on the thread of its io_context.
class Line : public std::enable_shared_from_this<Line> {
 public:
  virtual ~Line() = default;
  virtual void start() = 0;
  virtual void send(std::string message) = 0;
  virtual void close() = 0;
  std::function<void(json::value)> on_message;
  std::function<void()> on_closed;
};

template <class Stream>
class LineOver final : public Line {
 public:
  template <class... Arguments>
  explicit LineOver(Address address, Arguments&&... arguments)
      : address_(std::move(address)), stream_(std::forward<Arguments>(arguments)...) {}

  /// Blocks the session's thread for the handshake only, within a limit of ten seconds for each step.
  void start() override {
    tcp::resolver resolver(stream_.get_executor());
    auto& lowest = beast::get_lowest_layer(stream_);
    asio::connect(lowest, resolver.resolve(address_.host, address_.port));
    lowest.set_option(tcp::no_delay(true));
    if constexpr (!std::is_same_v<Stream, beast::websocket::stream<tcp::socket>>) {
      SSL_set_tlsext_host_name(stream_.next_layer().native_handle(), address_.host.c_str());
      stream_.next_layer().set_verify_callback(asio::ssl::host_name_verification(address_.host));
      stream_.next_layer().handshake(asio::ssl::stream_base::client);
    }
    stream_.handshake(address_.host + ":" + address_.port, address_.target);
    stream_.text(true);
    read();
  }

  void send(std::string message) override {
    waiting_.push_back(std::move(message));
    if (waiting_.size() == 1) write();
  }

  void close() override {
    beast::error_code ignored;
    beast::get_lowest_layer(stream_).close(ignored);
  }

 private:
  void read() {
    stream_.async_read(buffer_, [self = this->shared_from_this(), this](beast::error_code error, std::size_t) {
      if (error) return on_closed();
      const auto whole = beast::buffers_to_string(buffer_.data());
      buffer_.consume(buffer_.size());
      beast::error_code malformed;
      auto message = json::parse(whole, malformed);
      if (malformed) return close(), on_closed();
      try {
        on_message(std::move(message));
      } catch (const std::exception&) {
        // What does not fit the protocol comes from something else than the server: begin again.
        return close(), on_closed();
      }
      read();
    });
  }

  void write() {
    stream_.async_write(asio::buffer(waiting_.front()),
                        [self = this->shared_from_this(), this](beast::error_code error, std::size_t) {
                          if (error) return;
                          waiting_.pop_front();
                          if (!waiting_.empty()) write();
                        });
  }

  Address address_;
  Stream stream_;
  beast::flat_buffer buffer_;
  std::deque<std::string> waiting_;
};

}  // namespace

class Session::Impl {
 public:
  using Answer = std::promise<json::value>;

  explicit Impl(Options options) : options_(std::move(options)), timer_(io_), silence_(io_), tls_(asio::ssl::context::tls_client) {
    if (options_.key.empty() || options_.secret.empty()) throw std::invalid_argument("key and secret are needed");
    tls_.set_default_verify_paths();
    tls_.set_verify_mode(asio::ssl::verify_peer);
    auto signed_in = first_.get_future();
    asio::post(io_, [this] { open(); });
    thread_ = std::thread([this] {
      auto guard = asio::make_work_guard(io_);
      io_.run();
    });
    try {
      if (signed_in.wait_for(answer_within) != std::future_status::ready) throw std::runtime_error("no answer in time");
      signed_in.get();
    } catch (...) {
      stop();
      throw;
    }
  }

  ~Impl() {
    close();
    stop();
  }

  void subscribe(const std::vector<std::string>& symbols, Channel channel) {
    std::vector<std::string> list;
    for (const auto& symbol : symbols) list.push_back(full(symbol));
    run([this, list, channel] {
      for (const auto& symbol : list) {
        sequences_.insert_or_assign(
            std::pair(channel, symbol),
            Sequence(
                channel, symbol, [this, channel, symbol](auto first, auto last) { resend(channel, symbol, first, last); },
                [this](Item item) { push(std::move(item)); }));
      }
    });
    try {
      each_part(list, [&](json::array part) {
        request({{"type", "subscribe"}, {"channel", name_of(channel)}, {"symbols", part}});
      });
    } catch (const Error& refused) {
      if (!refused.ends) throw;
    } catch (const std::runtime_error&) {
      // A line that broke is mended by connecting again, which subscribes to all of these; lost for good, `next` says so.
    }
  }

  void unsubscribe(const std::vector<std::string>& symbols, Channel channel) {
    std::vector<std::string> list;
    for (const auto& symbol : symbols) list.push_back(full(symbol));
    run([this, list, channel] {
      for (const auto& symbol : list) sequences_.erase({channel, symbol});
    });
    each_part(list, [&](json::array part) {
      request({{"type", "unsubscribe"}, {"channel", name_of(channel)}, {"symbols", part}});
    });
  }

  std::optional<Item> next(std::chrono::milliseconds within) {
    std::unique_lock lock(mutex_);
    arrived_.wait_for(lock, within, [this] { return !items_.empty() || lost_; });
    if (items_.empty()) {
      if (lost_) std::rethrow_exception(lost_);
      return std::nullopt;
    }
    Item item = std::move(items_.front());
    items_.pop_front();
    return item;
  }

  Update snapshot(const std::string& symbol, Channel channel) {
    return read_update(request({{"type", "getSnapshot"}, {"channel", name_of(channel)}, {"symbol", full(symbol)}}).at("state"));
  }

  void close() {
    if (closed_.exchange(true) || !thread_.joinable()) return;
    try {
      request({{"type", "signOut"}});
    } catch (const std::exception&) {
      // The connection is over either way.
    }
  }

 private:
  void stop() {
    closed_ = true;
    asio::post(io_, [this] {
      if (line_) line_->close();
      io_.stop();
    });
    if (thread_.joinable()) thread_.join();
  }

  /// Runs on the session's thread and waits for it.
  template <class Work>
  void run(Work work) {
    std::promise<void> done;
    asio::post(io_, [&] {
      work();
      done.set_value();
    });
    done.get_future().wait();
  }

  template <class Act>
  static void each_part(const std::vector<std::string>& symbols, Act act) {
    for (std::size_t at = 0; at < symbols.size(); at += symbols_per_request) {
      json::array part;
      for (std::size_t i = at; i < std::min(symbols.size(), at + symbols_per_request); i++) part.emplace_back(symbols[i]);
      act(std::move(part));
    }
  }

  json::value request(json::object message) {
    auto answer = std::make_shared<Answer>();
    auto got = answer->get_future();
    asio::post(io_, [this, message = std::move(message), answer]() mutable {
      ask(std::move(message), [answer](std::exception_ptr error, const json::value* value) {
        if (error) answer->set_exception(error);
        else answer->set_value(*value);
      });
    });
    if (got.wait_for(answer_within) != std::future_status::ready) throw std::runtime_error("no answer in time");
    return got.get();
  }

  // From here on everything is on the session's thread.

  using Then = std::function<void(std::exception_ptr, const json::value*)>;

  /// What was asked, as it was written, and who waits for the answer.
  struct Asked {
    Then then;
    std::string written;
  };

  void ask(json::object message, Then then) {
    if (!line_) return then(std::make_exception_ptr(std::runtime_error("not connected")), nullptr);
    const auto id = ++next_id_;
    message["id"] = id;
    auto written = json::serialize(message);
    asked_[id] = {std::move(then), written};
    line_->send(std::move(written));
  }

  void open() {
    said_.reset();
    std::shared_ptr<Line> line;
    try {
      const auto address = parse(options_.url);
      if (address.secure)
        line = std::make_shared<LineOver<beast::websocket::stream<asio::ssl::stream<tcp::socket>>>>(address, io_, tls_);
      else
        line = std::make_shared<LineOver<beast::websocket::stream<tcp::socket>>>(address, io_);
      line_ = line;
      line->on_message = [this](json::value message) { receive(message); };
      line->on_closed = [this, raw = line.get()] {
        if (line_.get() == raw) lost();
      };
      line->start();
    } catch (const std::exception&) {
      lost(std::current_exception());
    }
  }

  /// A line that has said nothing for longer than heartbeats are apart is broken, whatever the system thinks.
  void listen() {
    if (longest_silence_.count() == 0) return;
    silence_.expires_after(longest_silence_);
    silence_.async_wait([this, raw = line_.get()](beast::error_code error) {
      if (!error) broken(raw, "the heartbeat stopped");
    });
  }

  void broken(const Line* line, const char* why) {
    if (!line || line_.get() != line) return;
    line_->close();
    lost(std::make_exception_ptr(std::runtime_error(why)));
  }

  void receive(const json::value& message) {
    listen();
    const auto type = text(message.at("type"));
    const auto* id = message.as_object().if_contains("id");
    const auto asked = id ? asked_.find(id->as_int64()) : asked_.end();
    if (type == "hello") return sign_in(text(message.at("nonce")));
    if (type == "heartbeat") return line_->send(json::serialize(json::object{{"type", "heartbeat"}, {"id", *id}}));
    if (type == "quote" || type == "depth") {
      const auto found = sequences_.find({type == "quote" ? Channel::quote : Channel::depth, text(message.at("symbol"))});
      if (found != sequences_.end()) found->second.update(read_update(message));
      return;
    }
    if (type == "error") {
      const auto* after = message.as_object().if_contains("retryAfter");
      Error error(text(message.at("code")), text(message.at("message")), message.at("ends").as_bool(),
                  after ? after->as_int64() : 0);
      if (error.ends) said_ = error;
      if (asked != asked_.end() && error.code == "too-fast") return again(asked->first, error.retry_after);
      if (asked != asked_.end()) settle(asked, std::make_exception_ptr(error), nullptr);
      return;
    }
    if (asked != asked_.end()) return settle(asked, nullptr, &message);
    if (type != "snapshot") return;
    // The answer to subscribe was `subscribed`; the snapshots after it carry the same number.
    const auto found =
        sequences_.find({message.at("channel") == "quote" ? Channel::quote : Channel::depth, text(message.at("symbol"))});
    if (found != sequences_.end()) found->second.snapshot(read_update(message.at("state")));
  }

  /// More than the limit of a second, as when many subscriptions are taken up again: it was not carried out, so it waits.
  void again(std::int64_t id, std::int64_t told) {
    const auto timer = std::make_shared<asio::steady_timer>(io_, std::max(first_wait, std::chrono::milliseconds(told)));
    timer->async_wait([this, timer, id](beast::error_code error) {
      const auto asked = asked_.find(id);
      if (!error && line_ && asked != asked_.end()) line_->send(asked->second.written);
    });
  }

  void settle(std::map<std::int64_t, Asked>::iterator asked, std::exception_ptr error, const json::value* answer) {
    const auto then = std::move(asked->second.then);
    asked_.erase(asked);
    then(error, answer);
  }

  void sign_in(const std::string& nonce) {
    const auto signature = sign(options_.secret, nonce + "\n" + options_.key + "\n" + protocol_version);
    ask({{"type", "signIn"}, {"version", protocol_version}, {"key", options_.key}, {"signature", signature}},
        [this](std::exception_ptr error, const json::value* answer) {
          if (error) return;  // the server closes the connection, and `lost` says why
          wait_ = first_wait;
          longest_silence_ = std::chrono::milliseconds(
              static_cast<std::int64_t>(static_cast<double>(answer->at("heartbeat").as_int64()) * heartbeats_missed));
          listen();
          const auto session = text(answer->at("session"));
          if (session_ != session)
            for (auto& [name, sequence] : sequences_) sequence.reset();
          session_ = session;
          if (!was_open_) {
            was_open_ = true;
            first_.set_value();
          }
          for (const auto channel : {Channel::quote, Channel::depth}) {
            std::vector<std::string> symbols;
            for (const auto& [name, sequence] : sequences_)
              if (name.first == channel) symbols.push_back(name.second);
            each_part(symbols, [&](json::array part) {
              ask({{"type", "subscribe"}, {"channel", name_of(channel)}, {"symbols", part}}, [](auto, auto) {});
            });
          }
        });
  }

  void resend(Channel channel, const std::string& symbol, std::int64_t first, std::int64_t last) {
    // Without an answer nothing more can be delivered: connecting again finds the same gap.
    const auto patience = std::make_shared<asio::steady_timer>(io_, answer_within);
    patience->async_wait([this, patience, raw = line_.get()](beast::error_code error) {
      if (!error) broken(raw, "no answer in time");
    });
    ask({{"type", "resend"}, {"channel", name_of(channel)}, {"symbol", symbol}, {"first", first}, {"last", last}},
        [this, channel, symbol, patience](std::exception_ptr error, const json::value* answer) {
          patience->cancel();
          const auto found = sequences_.find({channel, symbol});
          // A line that broke is mended by connecting again, which finds the same gap.
          if (error || found == sequences_.end()) return;
          std::vector<Update> messages;
          for (const auto& message : answer->at("messages").as_array()) messages.push_back(read_update(message));
          const auto& state = answer->at("snapshot");
          found->second.resent(messages, state.is_null() ? std::nullopt : std::optional(read_update(state)));
        });
  }

  void lost(std::exception_ptr why = nullptr) {
    line_.reset();
    silence_.cancel();
    if (said_) why = std::make_exception_ptr(*said_);
    if (!why) why = std::make_exception_ptr(std::runtime_error("the connection closed"));
    while (!asked_.empty()) settle(asked_.begin(), why, nullptr);
    for (auto& [name, sequence] : sequences_) sequence.interrupted();
    if (!was_open_) {
      was_open_ = true;
      closed_ = true;
      return first_.set_exception(why);
    }
    if (closed_) return;
    const bool is_final = said_ && worth_another_try.count(said_->code) == 0;
    if (is_final || !options_.reconnect) {
      std::lock_guard lock(mutex_);
      lost_ = why;
      arrived_.notify_all();
      return;
    }
    timer_.expires_after(std::max(wait_, std::chrono::milliseconds(said_ ? said_->retry_after : 0)));
    wait_ = std::min(wait_ * 2, longest_wait);
    timer_.async_wait([this](beast::error_code error) {
      if (!error && !closed_) open();
    });
  }

  void push(Item item) {
    std::lock_guard lock(mutex_);
    items_.push_back(std::move(item));
    arrived_.notify_one();
  }

  Options options_;
  asio::io_context io_;
  asio::steady_timer timer_;
  asio::steady_timer silence_;
  std::chrono::milliseconds longest_silence_{0};
  asio::ssl::context tls_;
  std::thread thread_;
  std::promise<void> first_;
  bool was_open_ = false;
  std::atomic<bool> closed_{false};
  std::shared_ptr<Line> line_;
  std::optional<Error> said_;
  std::string session_;
  std::chrono::milliseconds wait_ = first_wait;
  std::int64_t next_id_ = 0;
  std::map<std::int64_t, Asked> asked_;
  std::map<std::pair<Channel, std::string>, Sequence> sequences_;
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<Item> items_;
  std::exception_ptr lost_;
};

Session::Session(Options options) : impl_(std::make_unique<Impl>(std::move(options))) {}
Session::~Session() = default;
void Session::subscribe(const std::vector<std::string>& symbols, Channel channel) { impl_->subscribe(symbols, channel); }
void Session::unsubscribe(const std::vector<std::string>& symbols, Channel channel) { impl_->unsubscribe(symbols, channel); }
std::optional<Item> Session::next(std::chrono::milliseconds within) { return impl_->next(within); }
Update Session::snapshot(const std::string& symbol, Channel channel) { return impl_->snapshot(symbol, channel); }
void Session::close() { impl_->close(); }

}  // namespace tradego
