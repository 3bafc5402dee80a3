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
  for (const auto* symbol : {"02871", "07061"}) {
    const auto quote = std::get<tradego::Quote>(session.snapshot(symbol));
    // Before the first trade of a day there is no last price.
    std::cout << quote.symbol << ' ' << quote.status << ' ' << quote.last.value_or("previous close " + quote.previous_close)
              << '\n';
  }
  session.close();
}
