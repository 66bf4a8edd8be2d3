import { useLoaderData } from 'react-router'

/** Labels of published posts, and the authors' names of accounts, which fields offer. */
interface KnownLabels {
  readonly authors: readonly string[]
  readonly tags: readonly string[]
  readonly series: readonly string[]
}

export function useKnownLabels(): KnownLabels | undefined {
  return useLoaderData<{ labels?: KnownLabels }>().labels
}
