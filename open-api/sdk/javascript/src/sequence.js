/**
 * The order of one stream (a channel of a security): finds gaps, holds back what comes
 * after one until it is filled, and leaves out what came twice. It knows no network.
 */
export class Sequence {
  /** @param {(first: number, last: number) => void} ask sends `resend` @param {(item: any) => void} deliver */
  constructor(ask, deliver) {
    this.ask = ask;
    this.deliver = deliver;
    /** Number of the last update delivered; 0 before the first. */
    this.last = 0;
    /** @type {{ first: number, last: number } | undefined} */
    this.gap = undefined;
    /** @type {any[]} */
    this.held = [];
  }

  /** A new session numbers anew. */
  reset() {
    this.last = 0;
    this.interrupted();
  }

  /** The line broke: an answer to `resend` will not come any more. */
  interrupted() {
    this.gap = undefined;
    this.held = [];
  }

  /** The state after subscribing. @param {any} state */
  snapshot(state) {
    if (this.last === 0) this.#take(state);
    else if (!this.gap && state.sequence > this.last) this.#open(this.last + 1, state.sequence);
  }

  /** @param {any} message a quote or depth message */
  update(message) {
    if (this.gap) this.held.push(message);
    else if (message.sequence === this.last + 1 || this.last === 0) this.#take(message);
    else if (message.sequence > this.last) {
      this.held = [message];
      this.#open(this.last + 1, message.sequence - 1);
    }
  }

  /** @param {{ messages: any[], snapshot: any }} answer */
  resent({ messages, snapshot }) {
    const gap = this.gap;
    if (!gap) return;
    for (const message of messages) this.#take(message);
    if (snapshot) this.last = Math.max(this.last, snapshot.sequence);
    this.deliver({ type: 'gap', ...gap, snapshot });
    const held = this.held;
    this.interrupted();
    for (const message of held) this.update(message);
  }

  /** @param {any} message */
  #take(message) {
    if (message.sequence <= this.last) return;
    this.last = message.sequence;
    this.deliver(message);
  }

  /** @param {number} first @param {number} last */
  #open(first, last) {
    this.gap = { first, last };
    this.ask(first, last);
  }
}
