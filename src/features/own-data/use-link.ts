import { useRef, useState } from 'react'
import { linkProblem, type OwnDataTexts } from './own-data-texts.ts'

type Step<Result> =
  | { state: 'asking'; problem?: keyof OwnDataTexts }
  | { state: 'busy' }
  | { state: 'done'; result: Result }

/** Follows a mailed link once, however often it is pressed; afterwards the address forgets it. */
export function useLink<Result>(follow: () => Promise<Result>) {
  const [step, setStep] = useState<Step<Result>>({ state: 'asking' })
  const running = useRef(false)
  const run = async () => {
    if (running.current) return
    running.current = true
    setStep({ state: 'busy' })
    try {
      setStep({ state: 'done', result: await follow() })
      history.replaceState(history.state, '', location.pathname)
    } catch (error) {
      setStep({ state: 'asking', problem: linkProblem(error) })
    } finally {
      running.current = false
    }
  }
  return { step, run }
}
