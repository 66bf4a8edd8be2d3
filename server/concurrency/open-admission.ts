import { AdmissionControl } from './admission-control.ts'

/** Limits in rows: each allows a network at most a few seconds of CPU time of this process in ten minutes. */
export function openAdmission() {
  const limits = (rows: number) => ({ rate: { limit: rows, windowMs: 600_000 }, openPerNetwork: 4, open: 16 })
  return {
    exports: new AdmissionControl(limits(200_000)),
    sitemaps: new AdmissionControl(limits(1_000_000)),
    searches: new AdmissionControl(limits(3_000_000)),
  }
}
