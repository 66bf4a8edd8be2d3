import type { FullResult, Reporter, Suite, TestError } from '@playwright/test/reporter'
import { writeTally } from './tally.ts'

export default class PlaywrightTally implements Reporter {
  #suite: Suite | undefined
  #errors = 0

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite
  }

  onError(_error: TestError): void {
    this.#errors++
  }

  onEnd(_result: FullResult): void {
    const tests = this.#suite?.allTests() ?? []
    const passed = tests.filter((test) => test.outcome() === 'expected').length
    writeTally({ runner: 'playwright', passed, failed: tests.length - passed + this.#errors })
  }
}
