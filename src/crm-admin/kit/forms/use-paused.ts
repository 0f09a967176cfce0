import { useEffect, useState } from 'react'

/** In ms (SPEC §9). */
const pauseMs = 400

/** The typed words, once typing has paused. */
export function usePaused(words: string): string {
  const [paused, setPaused] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), pauseMs)
    return () => clearTimeout(timer)
  }, [words])
  return paused
}
