import type { MouseEvent } from 'react'
import type { Texts } from '../../i18n/catalogues.ts'
import { registerAddress, registerPath } from './after-sign-in.ts'

interface RegisterLinkProps {
  texts: Texts<'auth'>
  /** Called instead of going there when this is the page to register on. */
  onHere: () => void
}

/** Drawn in an open dialog only, so the address of the page is known. */
export function RegisterLink({ texts, onHere }: RegisterLinkProps) {
  const press = (event: MouseEvent) => {
    if (!location.pathname.endsWith(registerPath)) return
    event.preventDefault()
    onHere()
  }
  return (
    <p className="login__register">
      {texts.noAccount}{' '}
      <a className="form-link" href={registerAddress(location)} onClick={press}>
        {texts.register}
      </a>
    </p>
  )
}
