#include <cstdlib>
#include <iostream>
#include <string>
#include <tradego/open_api.hpp>

static std::string setting(const char* name, const char* otherwise) {
  const char* value = std::getenv(name);
  return value ? value : otherwise;
}

int main() {
  // In the sandbox, drop=5 leaves out every update whose number five divides.
  const auto url = setting("TG_URL", "ws://127.0.0.1:4510/?drop=5");
  tradego::Session session({setting("TG_KEY", "sample-key"), setting("TG_SECRET", "sample-secret"), url});
  session.subscribe({"02871"});
  for (;;) {
    const auto item = session.next(std::chrono::seconds(5));
    if (!item) return 1;
    if (const auto* quote = std::get_if<tradego::Quote>(&*item)) std::cout << "quote " << quote->sequence << '\n';
    const auto* gap = std::get_if<tradego::Gap>(&*item);
    if (!gap) continue;
    // What was missed has been delivered, in order; or it is too old, and the snapshot is all there is.
    std::cout << "gap " << gap->first << " to " << gap->last << (gap->snapshot ? " told by a snapshot" : " filled") << '\n';
    break;
  }
  session.close();
}
