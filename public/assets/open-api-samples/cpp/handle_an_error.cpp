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
  try {
    session.snapshot("99999");
  } catch (const tradego::Error& error) {
    // Go by the code; the sentence is for people.
    std::cout << error.code << (error.ends ? " connection closed" : " connection stays") << '\n';
  }
  std::cout << std::get<tradego::Quote>(session.snapshot("02871")).symbol << '\n';
  session.close();
}
