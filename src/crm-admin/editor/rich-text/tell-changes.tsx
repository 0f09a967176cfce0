import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { BLUR_COMMAND, COMMAND_PRIORITY_LOW } from 'lexical'
import { useEffect, useRef } from 'react'
import { $print } from './html.ts'

/** SPEC §9: changes are told after so long without another one. */
const pauseMs = 1000

interface TellChangesProps {
  /** The stored text, which is told again when every change was undone. */
  stored: string
  onChange: (html: string) => void
}

/** Tells the text after a pause, and at once when the focus or the page is left. */
export function TellChanges({ stored, onChange }: TellChangesProps) {
  const [editor] = useLexicalComposerContext()
  const tell = useRef(onChange)
  tell.current = onChange
  const first = useRef(stored)
  useEffect(() => {
    const print = (): string => editor.read(() => $print(editor))
    const begun = print()
    let told = begun
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = (): void => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      const html = print()
      if (html === told) return
      told = html
      tell.current(html === begun ? first.current : html)
    }
    const stopListening = [
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return
        clearTimeout(timer)
        timer = setTimeout(flush, pauseMs)
      }),
      editor.registerCommand(
        BLUR_COMMAND,
        () => {
          flush()
          return false
        },
        COMMAND_PRIORITY_LOW,
      ),
    ]
    window.addEventListener('pagehide', flush)
    return () => {
      flush()
      for (const stop of stopListening) stop()
      window.removeEventListener('pagehide', flush)
    }
  }, [editor])
  return null
}
