'use client'

import { formatPrice } from '@nas/domain/money'
import { FieldError, FieldLabel, TextInput, useField } from '@payloadcms/ui'
import type { DefaultCellComponentProps, NumberFieldClientProps } from 'payload'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'

const digitsOf = (text: string): string => text.replace(/\D/g, '')
const withDots = (dong: number): string => formatPrice(dong).slice(0, -1)

/** Position in the text that has `digits` digits after it. */
function placeBefore(text: string, digits: number): number {
  let place = text.length
  for (let left = digits; left > 0 && place > 0; place -= 1) {
    if (digitsOf(text.charAt(place - 1)) !== '') left -= 1
  }
  return place
}

/** A price with dots between thousands (SPEC §9), also during input. */
export function PriceInput({ field, path, readOnly }: NumberFieldClientProps) {
  const { value, setValue, showError } = useField<number | null>({ path })
  const caret = useRef<{ input: HTMLInputElement; behind: number } | null>(null)

  // React moves the caret to the end of a changed value, and a frame may come after the next key.
  const placeCaret = () => {
    const { input, behind } = caret.current ?? {}
    if (!input || behind === undefined || document.activeElement !== input) return
    const place = placeBefore(input.value, behind)
    input.setSelectionRange(place, place)
  }
  useLayoutEffect(placeCaret, [value])

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsOf(target.value)
    const behind = digitsOf(target.value.slice(target.selectionStart ?? 0)).length
    caret.current = { input: target, behind }
    setValue(digits === '' ? null : Number(digits))
    // A key that is no digit changes no value.
    requestAnimationFrame(placeCaret)
  }
  const required = field.required === true
  return (
    <TextInput
      path={path}
      Label={<FieldLabel label={field.label} path={path} required={required} />}
      Error={<FieldError path={path} showError={showError} />}
      showError={showError}
      required={required}
      readOnly={readOnly === true}
      value={typeof value === 'number' ? withDots(value) : ''}
      onChange={change}
    />
  )
}

export const PriceCell = ({ cellData }: DefaultCellComponentProps) => (
  <span>{typeof cellData === 'number' ? formatPrice(cellData) : ''}</span>
)
