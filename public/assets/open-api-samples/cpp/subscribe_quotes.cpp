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
  session.subscribe({"02871", "02853"});
  for (int left = 10; left > 0; left--) {
    const auto item = session.next(std::chrono::seconds(5));
    if (!item) return 1;
    if (const auto* quote = std::get_if<tradego::Quote>(&*item))
      std::cout << quote->symbol << ' ' << quote->sequence << ' ' << quote->last.value_or("-") << ' '
                << quote->bid.value_or("-") << ' ' << quote->ask.value_or("-") << '\n';
  }
  session.close();
}
