/** Notes about categories and tags that a post does not get. */
export function furtherLabelsNotes(others: readonly string[]): string[] {
  if (others.length === 0) return []
  return [`a post has one category: ${others.map((name) => `"${name}"`).join(', ')} left out`]
}

/**
 * The labels to store beside a post, which has one category.
 * @param tag the category that the post gets
 * @param category its own, of which another one was made where posts with scores get the same
 */
export function unplacedLabels(
  tag: string,
  category: string,
  others: readonly string[],
): Readonly<Record<string, unknown>> {
  return {
    ...(others.length > 0 && { tags: others }),
    ...(tag !== category && category !== '' && { category }),
  }
}
