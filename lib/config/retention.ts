/**
 * How long the site keeps what visitors leave. The privacy policy (lib/content/legal/privacy-policy) says these times and
 * lib/store/retention.ts keeps them: whoever changes one changes both. What the policy says of accounts, orders and
 * calls is kept by other systems than this site.
 */
export const RETENTION = {
  /** Business enquiries, after they were marked as answered. */
  answeredEnquiryMonths: 12,
  /** Investors' questions with the address to answer to, after they were marked as answered. */
  answeredQuestionDays: 30,
  /** Whatever nobody has answered, after it came; what the website API has not taken too. */
  unansweredMonths: 24,
  /** After this staff are told of what nobody has answered. */
  remindAfterMonths: 12,
  /** Messages kept apart because a program seems to have written them, after they came. */
  quarantineMonths: 3,
  /** What a message is known by when it comes a second time. */
  submissionKeyHours: 24,
  /** Requests for alerts by e-mail, after they came: until then they can be confirmed. Whoever leaves is erased at once. */
  alertRequestHours: 48,
  /** By when the count of one network's submissions is forgotten (lib/endpoints/submission-limits.ts, and shared-limits.ts beside it). */
  submissionCountMinutes: 15,
  /** Backups, and databases set aside by a restore or because they were damaged. */
  copiesMonths: 3,
} as const;
