#include <cstdlib>
#include <iostream>
#include <string>
#include <tradego/open_api.hpp>

static std::string setting(const char* name, const char* otherwise) {
  const char* value = std::getenv(name);
  return value ? value : otherwise;
}

int main() {
  const auto url = setting("TG_URL", "ws://127.0.0.1:4510/");
  tradego::Session session({setting("TG_KEY", "sample-key"), setting("TG_SECRET", "sample-secret"), url});
  session.subscribe({"02871"}, tradego::Channel::depth);
  for (int left = 3; left > 0; left--) {
    const auto item = session.next(std::chrono::seconds(5));
    if (!item) return 1;
    const auto* depth = std::get_if<tradego::Depth>(&*item);
    if (!depth || depth->bids.empty() || depth->asks.empty()) continue;
    const auto& bid = depth->bids.front();
    const auto& ask = depth->asks.front();
    std::cout << depth->symbol << ' ' << depth->bids.size() << " levels " << bid.quantity << " @ " << bid.price << " / "
              << ask.quantity << " @ " << ask.price << '\n';
  }
  session.close();
}
