'use client'

import { PasswordField } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

const optional = () => true as const

/** Payload's own field for passwords, which may stay empty. */
export function PresentPassword(props: ComponentProps<typeof PasswordField>) {
  return <PasswordField {...props} autoComplete="current-password" validate={optional} />
}
