import { useLoaderData } from 'react-router'

/** Labels of published posts, which fields offer. */
interface KnownLabels {
  readonly tags: readonly string[]
  readonly series: readonly string[]
}

export function useKnownLabels(): KnownLabels | undefined {
  return useLoaderData<{ labels?: KnownLabels }>().labels
}
