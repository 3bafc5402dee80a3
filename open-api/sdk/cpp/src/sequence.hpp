#pragma once

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include "tradego/open_api.hpp"

namespace tradego {

inline std::int64_t number_of(const Update& update) {
  return std::visit([](const auto& message) { return message.sequence; }, update);
}

/// The order of one stream: finds gaps, holds back what comes after one until it is filled, and
/// leaves out what came twice. It knows no network.
class Sequence {
 public:
  using Ask = std::function<void(std::int64_t first, std::int64_t last)>;
  using Deliver = std::function<void(Item)>;

  Sequence(Channel channel, std::string symbol, Ask ask, Deliver deliver)
      : channel_(channel), symbol_(std::move(symbol)), ask_(std::move(ask)), deliver_(std::move(deliver)) {}

  /// A new session numbers anew.
  void reset() {
    last_ = 0;
    interrupted();
  }

  /// The line broke: an answer to resend will not come any more.
  void interrupted() {
    gap_first_ = 0;
    held_.clear();
  }

  /// The state after subscribing.
  void snapshot(const Update& state) {
    if (last_ == 0) {
      take(state);
    } else if (gap_first_ == 0 && number_of(state) > last_) {
      open(last_ + 1, number_of(state));
    }
  }

  void update(const Update& message) {
    const auto number = number_of(message);
    if (gap_first_ != 0) {
      held_.push_back(message);
    } else if (last_ == 0 || number == last_ + 1) {
      take(message);
    } else if (number > last_) {
      held_.push_back(message);
      open(last_ + 1, number - 1);
    }
  }

  /// The answer to resend.
  void resent(const std::vector<Update>& messages, const std::optional<Update>& snapshot) {
    if (gap_first_ == 0) return;
    for (const auto& message : messages) take(message);
    if (snapshot) last_ = std::max(last_, number_of(*snapshot));
    deliver_(Gap{channel_, symbol_, gap_first_, gap_last_, snapshot});
    auto waiting = std::move(held_);
    interrupted();
    for (const auto& message : waiting) update(message);
  }

 private:
  void take(const Update& message) {
    if (number_of(message) <= last_) return;
    last_ = number_of(message);
    std::visit([this](const auto& one) { deliver_(Item{one}); }, message);
  }

  void open(std::int64_t first, std::int64_t last) {
    gap_first_ = first;
    gap_last_ = last;
    ask_(first, last);
  }

  Channel channel_;
  std::string symbol_;
  Ask ask_;
  Deliver deliver_;
  std::int64_t last_ = 0;
  std::int64_t gap_first_ = 0;
  std::int64_t gap_last_ = 0;
  std::vector<Update> held_;
};

}  // namespace tradego
