import type { UserEvent } from '@testing-library/user-event';

/**
 * Puts words into a field at once, as whoever pastes them does: letter by letter a form of four fields takes the tests
 * of forms half of their time. Where keys matter, tests type.
 */
export async function enter(user: UserEvent, field: HTMLElement, words: string): Promise<void> {
  await user.click(field);
  await user.paste(words);
}
