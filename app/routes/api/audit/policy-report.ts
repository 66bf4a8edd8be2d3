import { POLICY_REPORT_LIMIT_BYTES, violationIn } from '#domain/policy-reports/policy-report.ts'
import { clientContext, servicesContext } from '../../../context.ts'
import { boundedBody } from '../../bounded-body.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/policy-report'

export async function action({ request, context }: Route.ActionArgs) {
  if (!/^application\/(csp-report|json)\s*(;|$)/i.test(request.headers.get('Content-Type') ?? ''))
    return problem(415, { detail: 'Send a report, as application/csp-report.' })
  const body = await boundedBody(request, POLICY_REPORT_LIMIT_BYTES)
  if (body === null) return problem(413, { detail: `Send ${POLICY_REPORT_LIMIT_BYTES} bytes at most.` })
  const { config, policyReports } = context.get(servicesContext)
  const violation = violationIn(jsonIn(new TextDecoder().decode(body)), config.siteUrl)
  if (violation && policyReports.admits(context.get(clientContext))) await policyReports.add(violation)
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
