import { useRef, useState } from 'react'
import { failureText } from '../shell/failure-text.ts'
import { useNotices } from '../shell/notices.tsx'
import { useTexts } from '../texts/texts.ts'
import { type ProofProblems, problemsOf } from './security-problem.ts'

/** Sends what was typed once however often it is pressed; what is refused stands by its field. */
export function useProof() {
  const { t } = useTexts()
  const notices = useNotices()
  const [problems, setProblems] = useState<ProofProblems>({})
  const [sending, setSending] = useState(false)
  const running = useRef(false)

  const send = async (missing: ProofProblems, run: () => Promise<void>): Promise<void> => {
    if (running.current) return
    setProblems(missing)
    if (Object.keys(missing).length > 0) return
    running.current = true
    setSending(true)
    try {
      await run()
    } catch (error) {
      const found = problemsOf(error)
      setProblems(found)
      if (Object.keys(found).length > 0) return
      notices.error({
        key: 'security',
        title: t('noticeTitle'),
        description: t(failureText(error)),
      })
    } finally {
      running.current = false
      setSending(false)
    }
  }
  return { problems, sending, send }
}
