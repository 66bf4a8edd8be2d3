import { LOSS_KINDS } from '#domain/imports/loss-kind.ts'
import type { ReportPart } from '#server/imports/reports/import-reports.ts'
import { badQuery } from '../../problem.ts'

const PARTS: readonly ReportPart[] = ['all', 'open', 'noted', 'refused', 'undone', 'stays', ...LOSS_KINDS]

export function isReportPart(text: string): text is ReportPart {
  return PARTS.some((part) => part === text)
}

/** The part of a report that a request asks for, or its refusal. */
export function reportPartIn(request: Request): ReportPart | Response {
  const asked = new URL(request.url).searchParams.get('show') || 'all'
  return isReportPart(asked) ? asked : badQuery('show', `One of ${PARTS.join(', ')}.`)
}
