'use client'

import { PasswordField } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

const optional = () => true as const

/** Payload's own password field, but optional. */
export function CurrentPassword(props: ComponentProps<typeof PasswordField>) {
  return <PasswordField {...props} autoComplete="current-password" validate={optional} />
}
