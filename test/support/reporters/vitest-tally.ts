import type { Reporter, TestModule } from 'vitest/node'
import { writeTally } from './tally.ts'

export default class VitestTally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const passed = tests.filter((test) => test.result().state === 'passed').length
    // A file that cannot be loaded has no tests that could fail.
    const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length
    writeTally({ runner: 'vitest', passed, failed: tests.length - passed + broken + errors.length })
  }
}
