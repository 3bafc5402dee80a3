#include <cstdlib>
#include <iostream>
#include <string>

#include "sequence.hpp"

namespace {

using tradego::Depth;
using tradego::Update;

struct Follower {
  std::string asked, seen;
  tradego::Sequence sequence{tradego::Channel::depth, "02871.HK",
                             [this](auto first, auto last) { asked += std::to_string(first) + "-" + std::to_string(last) + " "; },
                             [this](tradego::Item item) {
                               if (const auto* gap = std::get_if<tradego::Gap>(&item))
                                 seen += "gap" + std::to_string(gap->first) + "-" + std::to_string(gap->last) + " ";
                               else
                                 seen += std::to_string(std::get<Depth>(item).sequence) + " ";
                             }};
};

Update depth(std::int64_t number) { return Depth{"02871.HK", number, "", {}, {}}; }

void expect(const std::string& found, const std::string& wanted) {
  if (found == wanted) return;
  std::cerr << "found \"" << found << "\", wanted \"" << wanted << "\"\n";
  std::exit(1);
}

}  // namespace

int main() {
  Follower filled;
  filled.sequence.snapshot(depth(10));
  for (const auto number : {11, 14, 15, 15}) filled.sequence.update(depth(number));
  expect(filled.asked, "12-13 ");
  expect(filled.seen, "10 11 ");
  filled.sequence.resent({depth(12), depth(13)}, std::nullopt);
  expect(filled.seen, "10 11 12 13 gap12-13 14 15 ");

  Follower lost;
  lost.sequence.snapshot(depth(10));
  lost.sequence.update(depth(40));
  lost.sequence.resent({}, depth(40));
  lost.sequence.update(depth(41));
  expect(lost.seen, "10 gap11-39 41 ");

  Follower broken;
  broken.sequence.snapshot(depth(10));
  broken.sequence.interrupted();
  broken.sequence.snapshot(depth(13));
  expect(broken.asked, "11-13 ");
  std::cout << "3 passed\n";
}
