'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import './below-controls.css'

/** A line of the form below its buttons. */
export function BelowControls({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null)
  const [controls, setControls] = useState<Element | null>(null)
  useEffect(() => setControls(place.current?.closest('.doc-controls') ?? null), [])
  const line = <div className="below-controls">{children}</div>
  return <span ref={place}>{controls && createPortal(line, controls)}</span>
}
