import { useStore } from '@nanostores/react'
import { type MouseEvent, useState } from 'react'
import type { Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { useHydrated } from '../../islands/use-hydrated.ts'
import { $panel, closePanel, noPanel } from '../../stores/panel.store.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { registerAddress, registerPath } from './after-sign-in.ts'
import { CodeForm } from './code-form.tsx'
import { LoginForm } from './login-form.tsx'
import { type LoadedForgot, loadForgot } from './password/load-forgot.ts'
import { SocialButtons } from './social-buttons.tsx'
import { useLogin } from './use-login.ts'

interface RegisterLinkProps {
  texts: Texts<'auth'>
  /** Called instead of going there when this is the page to register on. */
  onHere: () => void
}

/** Drawn in an open dialog only, so the address of the page is known. */
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

interface LoginDialogProps {
  locale: Locale
  texts: Texts<'auth'>
}

/** The popup for a forgotten password, over the form to sign in, with what was typed there. */
type Forgot = LoadedForgot & { email: string }

/**
 * Why an island: it signs in without leaving the page.
 * `client:on-request="login"`: loaded when somebody reaches for a sign-in button.
 */
export function LoginDialog({ locale, texts }: LoginDialogProps) {
  const open = useStore($panel, { ssr: noPanel }) === 'login'
  const { busy, problem, submit, isAsked, submitCode, forget } = useLogin(texts)
  const [forgot, setForgot] = useState<Forgot>()

  const close = () => {
    forget()
    setForgot(undefined)
    closePanel('login')
  }
  // The link works by itself: on the page that it leads to, in a new tab, and without the network.
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
    <Dialog
      open={open}
      onClose={close}
      labelledBy="login-title"
      variant="centre"
      island="login"
      ready={useHydrated()}
    >
      <div className="login">
        <div className="login__scene" aria-hidden="true" />
        <div className="login__main">
          <header className="dialog__head">
            <h2 id="login-title">{title}</h2>
            <IconButton icon="close" label={texts.close} onClick={close} />
          </header>
          {isAsked ? (
            <CodeForm {...{ texts, busy, problem }} onSubmit={submitCode} onBack={forget} />
          ) : forgot === undefined ? (
            <>
              <p className="muted login__intro">{texts.intro}</p>
              <LoginForm
                {...{ locale, texts, busy, problem }}
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
