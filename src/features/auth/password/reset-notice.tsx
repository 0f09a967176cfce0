import type { RefObject } from 'react'

interface ResetNoticeProps {
  text: string | undefined
  ref?: RefObject<HTMLParagraphElement | null>
}

/** A problem of the whole form; it is announced and can take the focus. */
export function ResetNotice({ text, ref }: ResetNoticeProps) {
  if (text === undefined) return null
  return (
    <p className="notice notice--danger" role="alert" tabIndex={-1} ref={ref}>
      {text}
    </p>
  )
}
