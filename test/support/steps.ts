import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector'

/**
 * Counts the executed code of the files that match `files`: how often V8 enters their blocks. The count is nearly the same in every
 * run, however busy the machine is: only calls that V8 inlines meanwhile are missing. Code loaded after this call is counted block
 * by block, so import it afterwards. Work inside built-in functions is not counted.
 */
export function openStepCounter(files: RegExp): { stepsOf(work: () => void): number } & Disposable {
  const session = new Session()
  session.connect()
  // In the same process, the inspector answers before `post` returns.
  const post = (method: string, params?: object): unknown => {
    let answer: unknown
    session.post(method, params, (error, result) => {
      if (error) throw error
      answer = result
    })
    return answer
  }
  // Reading the counts resets them.
  const taken = (): number => {
    const { result } = post('Profiler.takePreciseCoverage') as Profiler.TakePreciseCoverageReturnType
    return result
      .filter(({ url }) => files.test(url))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0)
  }
  post('Profiler.enable')
  post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  return {
    stepsOf(work) {
      taken()
      work()
      const steps = taken()
      if (steps === 0)
        throw new Error(`No code of ${files} ran: was it moved, or loaded before the counter was opened?`)
      return steps
    },
    [Symbol.dispose]: () => session.disconnect(),
  }
}
