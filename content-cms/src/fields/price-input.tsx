'use client'

import { formatPrice } from '@nas/domain/money'
import { FieldError, FieldLabel, TextInput, useField } from '@payloadcms/ui'
import type { DefaultCellComponentProps, NumberFieldClientProps } from 'payload'
import type { ChangeEvent } from 'react'

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

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsOf(target.value)
    const behind = digitsOf(target.value.slice(target.selectionStart ?? 0)).length
    setValue(digits === '' ? null : Number(digits))
    // React moves the caret to the end of a changed value.
    requestAnimationFrame(() => {
      const place = placeBefore(target.value, behind)
      target.setSelectionRange(place, place)
    })
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
