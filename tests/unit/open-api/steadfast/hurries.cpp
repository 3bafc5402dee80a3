#include <cstdlib>
#include <iostream>
#include <tradego/open_api.hpp>

// Reads more snapshots, one right after the other, than the server answers in a second.
int main() {
  tradego::Session session({"sample-key", "sample-secret", std::getenv("TG_URL")});
  for (int left = 14; left > 0; left--) std::cout << std::get<tradego::Quote>(session.snapshot("02871")).symbol << '\n';
  session.close();
}
