import { expect, it } from 'vitest'
import { counted } from './counted.ts'

it('counts in words', () => {
  expect([counted(0, 'view'), counted(1, 'view'), counted(1_204, 'view')]).toEqual(['0 views', '1 view', '1,204 views'])
})
