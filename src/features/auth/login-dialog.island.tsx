import { useStore } from '@nanostores/react'
import { type ComponentType, type MouseEvent, useState } from 'react'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { $panel, closePanel } from '../../stores/panel.store.ts'
import { Dialog, DialogHead } from '../../ui/dialog.tsx'
import { registerAddress, registerPath } from './after-sign-in.ts'
import { CodeForm } from './code-form.tsx'
import { LoginForm } from './login-form.tsx'
import type { ForgotPopupProps } from './password/forgot-popup.tsx'
import type { PasswordTexts } from './password/use-attempt.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { useLogin } from './use-login.ts'

/** Few visitors need these texts, so pages do not include them. */
const words = {
  vi: () => import('../../i18n/locales/vi/password.json'),
  en: () => import('../../i18n/locales/en/password.json'),
}

interface LoadedForgot {
  ForgotPopup: ComponentType<ForgotPopupProps>
  texts: PasswordTexts
}

/** @throws when the network is unavailable */
async function loadForgot(locale: Locale): Promise<LoadedForgot> {
  const [{ ForgotPopup }, { default: texts }] = await Promise.all([
    import('./password/forgot-popup.tsx'),
    words[locale](),
  ])
  return { ForgotPopup, texts }
}

interface RegisterLinkProps {
  texts: Texts<'auth'>
  /** Called instead of a navigation when the register page is already open. */
  onHere: () => void
}

/** Rendered only in an open dialog, so the address of the page is known. */
function RegisterLink({ texts, onHere }: RegisterLinkProps) {
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

type Forgot = LoadedForgot & { email: string }

/**
 * Why an island: it signs in without leaving the page. `client:on-request="login"`: loaded when a
 * visitor reaches for a sign-in button.
 */
export function LoginDialog({ locale, texts }: TextProps<Texts<'auth'>>) {
  const open = useStore($panel, { ssr: 'initial' }) === 'login'
  const { busy, problem, submit, isAsked, submitCode, forget } = useLogin(texts)
  const [forgot, setForgot] = useState<Forgot>()

  const close = () => {
    forget()
    setForgot(undefined)
    closePanel('login')
  }
  // The link also works without this handler: on its target page, in a new tab, and offline.
  const openForgot = async (event: MouseEvent, email: string) => {
    const page = href(locale, '/reset-password')
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (elsewhere || location.pathname === page) return
    event.preventDefault()
    try {
      setForgot({ ...(await loadForgot(locale)), email })
    } catch {
      location.assign(page)
    }
  }

  const title = isAsked ? texts.codeTitle : (forgot?.texts.title ?? texts.title)

  return (
    <Dialog open={open} onClose={close} island="login">
      <div className="login">
        <div className="login__scene" aria-hidden="true" />
        <div className="login__main">
          <DialogHead island="login" title={title} close={texts.close} onClose={close} />
          {isAsked ? (
            <CodeForm
              texts={texts}
              busy={busy}
              problem={problem}
              onSubmit={submitCode}
              onBack={forget}
            />
          ) : forgot === undefined ? (
            <>
              <p className="muted login__intro">{texts.intro}</p>
              <LoginForm
                locale={locale}
                texts={texts}
                busy={busy}
                problem={problem}
                onSubmit={submit}
                onForgot={openForgot}
              />
              <div className="login__others">
                <SocialButtons locale={locale} texts={texts} />
                <RegisterLink texts={texts} onHere={close} />
              </div>
            </>
          ) : (
            <forgot.ForgotPopup {...forgot} locale={locale} onBack={() => setForgot(undefined)} />
          )}
        </div>
      </div>
    </Dialog>
  )
}
