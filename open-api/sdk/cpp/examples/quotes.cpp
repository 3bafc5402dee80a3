#include <iostream>
#include <tradego/open_api.hpp>

// Follows one security in the sandbox.
int main() {
  tradego::Session session({"sample-key", "sample-secret", "ws://127.0.0.1:4510/"});
  session.subscribe({"02871"});
  for (int left = 20; left > 0; left--) {
    const auto item = session.next(std::chrono::seconds(5));
    if (!item) break;
    if (const auto* quote = std::get_if<tradego::Quote>(&*item))
      std::cout << quote->time << ' ' << quote->symbol << ' ' << quote->last.value_or("-") << '\n';
  }
  session.close();
}
