/**
 * An amount in large letters: its numbers in their size, what they count smaller (`small`), since 「分鐘」 fills its
 * squares and would be louder than the 4 before it.
 */
export function Amount({ children: amount }: { children: string }) {
  return amount
    .split(/([\d.,:%+]+)/)
    .map((part, index) => (index % 2 === 1 || part.trim() === '' ? part : <small key={part}>{part}</small>));
}
