#include <cstdlib>
#include <iostream>
#include <tradego/open_api.hpp>

// Prints the numbers of 25 quotes, however often the line breaks meanwhile.
int main() {
  tradego::Session session({"sample-key", "sample-secret", std::getenv("TG_URL")});
  session.subscribe({"02871"});
  for (int left = 25; left > 0;) {
    const auto item = session.next(std::chrono::seconds(10));
    if (!item) return 1;
    const auto* quote = std::get_if<tradego::Quote>(&*item);
    if (!quote) continue;
    std::cout << quote->sequence << '\n';
    left--;
  }
  session.close();
}
