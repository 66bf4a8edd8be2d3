import type { Page, Route } from '@playwright/test'
import { expect } from './admin.ts'

/** Saves fields of a post as another tab would, over whatever version the server has. */
export async function saveElsewhere(page: Page, address: string, data: object): Promise<void> {
  const headers = { Origin: new URL(page.url()).origin, 'If-Match': '*' }
  expect((await page.request.patch(address, { headers, data })).status()).toBe(200)
}

export async function read(page: Page, address: string) {
  return (await page.request.get(address)).json()
}

/** Keeps the next autosave from the server. @returns `isBegun`: when the form has sent it; `release`: lets it arrive */
export async function holdAutosave(page: Page): Promise<{ isBegun: Promise<void>; release: () => void }> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const { promise: isBegun, resolve: begun } = Promise.withResolvers<void>()
  const held = async (route: Route) => {
    begun()
    await isReleased
    await route.continue()
  }
  await page.route('**/api/blogs/*/edit', held, { times: 1 })
  return { isBegun, release }
}
