#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

namespace tradego {

/// The protocol this library speaks.
inline constexpr const char* protocol_version = "2.0";

enum class Channel { quote, depth };

/// A quote. Prices are decimal strings, exact as sent; those that there are not are empty optionals.
struct Quote {
  std::string symbol;
  std::int64_t sequence = 0;
  std::string time;
  std::string status;
  std::optional<std::string> last, open, high, low;
  std::string previous_close;
  std::optional<std::string> bid, ask;
  std::int64_t volume = 0;
  std::string turnover;
};

struct Level {
  std::string price;
  std::int64_t quantity = 0;
  std::int64_t orders = 0;
};

/// The market depth, best price first; a side that nobody is on is empty.
struct Depth {
  std::string symbol;
  std::int64_t sequence = 0;
  std::string time;
  std::vector<Level> bids, asks;
};

using Update = std::variant<Quote, Depth>;

/// Updates had been missed. Those delivered just before it filled the gap; when they could not be
/// had any more, `snapshot` says how things stand.
struct Gap {
  Channel channel = Channel::quote;
  std::string symbol;
  std::int64_t first = 0;
  std::int64_t last = 0;
  std::optional<Update> snapshot;
};

using Item = std::variant<Quote, Depth, Gap>;

/// An answer of the server that says what went wrong; `code` is one of the error table.
class Error : public std::runtime_error {
 public:
  Error(std::string code, const std::string& message, bool ends, std::int64_t retry_after)
      : std::runtime_error(code + ": " + message), code(std::move(code)), ends(ends), retry_after(retry_after) {}

  std::string code;
  bool ends;
  std::int64_t retry_after;
};

struct Options {
  std::string key;
  std::string secret;
  std::string url = "wss://api.example.com/stream";
  /// Connect again when the line breaks.
  bool reconnect = true;
};

/// A connection that is signed in. A thread of its own reads, answers heartbeats and mends the line.
class Session {
 public:
  /// Connects and signs in. Throws `Error` when the server refuses.
  explicit Session(Options options);
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  /// Follows securities: `next` gives the state first, then every update in order.
  void subscribe(const std::vector<std::string>& symbols, Channel channel = Channel::quote);
  void unsubscribe(const std::vector<std::string>& symbols, Channel channel = Channel::quote);

  /// The next item; nothing when there was none in time. Throws when the line is lost for good.
  std::optional<Item> next(std::chrono::milliseconds within);

  /// How a security stands now; it need not be subscribed to.
  Update snapshot(const std::string& symbol, Channel channel = Channel::quote);

  /// Signs out.
  void close();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tradego
