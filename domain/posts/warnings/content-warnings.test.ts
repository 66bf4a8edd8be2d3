import { expect, test } from 'vitest'
import { catalogueOf } from '../../locales/catalogues.ts'
import type { Language } from '../../locales/language.ts'
import { createLocale } from '../../locales/locale.ts'
import {
  type ContentWarning,
  fromWarningCodes,
  WARNING_KIND_NAMES,
  warningCodes,
  warningList,
} from './content-warnings.ts'

test('codes of warnings keep each kind and its severity', () => {
  const warnings = WARNING_KIND_NAMES.flatMap((kind) => [
    { kind, severity: 'mild' as const },
    { kind, severity: 'strong' as const, minute: 47 },
  ])
  const codes = warningCodes(warnings)
  expect(codes).toHaveLength(2 * warnings.length)
  expect(fromWarningCodes(codes)).toEqual(
    WARNING_KIND_NAMES.flatMap((kind) => [1, 2].map((severity) => ({ kind, severity }))),
  )
})

test('lists warnings with the comma of the language', async () => {
  const warnings: ContentWarning[] = [
    { kind: 'gore', severity: 'strong', minute: 12 },
    { kind: 'vomit', severity: 'mild' },
  ]
  const listed = async (language: Language) =>
    warningList(createLocale(language, await catalogueOf(language)), warnings)
  expect(await listed('en')).toBe('Gore (strong, minute 12), Vomit (mild)')
  expect((await listed('ar')).match(/[,،]/g)).toEqual(['،', '،'])
  expect((await listed('ja')).match(/[,、]/g)).toEqual(['、', '、'])
})
