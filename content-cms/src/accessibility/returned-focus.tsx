'use client'

import { useModal } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** A drawer or dialog of Payload that closes gives the focus back; Payload leaves it at the start of the page. */
export function ReturnedFocus({ children }: { children: React.ReactNode }) {
  const { modalState } = useModal()
  const open = Object.values(modalState).filter((modal) => modal?.isOpen).length
  const openers = useRef<HTMLElement[]>([])

  useEffect(() => {
    const remember = ({ target, relatedTarget: from }: FocusEvent) => {
      const dialog = (target as Element).closest('.payload__modal-item')
      if (dialog && from instanceof HTMLElement && !dialog.contains(from))
        openers.current.push(from)
    }
    addEventListener('focusin', remember)
    return () => removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    while (openers.current.length > open) {
      const opener = openers.current.pop()
      if (openers.current.length === open) opener?.focus()
    }
  }, [open])
  return children
}
