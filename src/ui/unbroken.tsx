import { Fragment } from 'react'
import { unbrokenParts } from './unbroken.ts'

/** A name or heading in which no word like "Omega-3" is broken. */
export function Unbroken({ text }: { text: string }) {
  return unbrokenParts(text).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  )
}
