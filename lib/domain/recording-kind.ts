const CALL = /電話會議|电话会|\bcall\b/iu;

/** Whether a recording is of a telephone call: it is listened to, not watched. */
export function isCall(title: string): boolean {
  return CALL.test(title);
}
