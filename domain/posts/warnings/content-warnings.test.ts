import { expect, test } from 'vitest'
import { fromWarningCodes, WARNING_KIND_NAMES, warningCodes } from './content-warnings.ts'

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
