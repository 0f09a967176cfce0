import { EmailField, NameField, PhoneField } from '../../../forms/person-fields.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { GenderField } from './gender-field.tsx'
import { registerForm } from './register.store.ts'
import type { RegisterTexts } from './register-form.ts'
import type { RegisterFormFields } from './use-register.ts'

interface RegisterFieldsProps {
  form: RegisterFormFields
  texts: RegisterTexts
}

export function RegisterFields({ form, texts }: RegisterFieldsProps) {
  const secret = { show: texts.showPassword, hide: texts.hidePassword }
  return (
    <div className="register__fields">
      <NameField {...form.bind('name')} texts={texts} />
      <PhoneField {...form.bind('phone')} texts={texts} />
      <EmailField {...form.bind('email')} texts={texts} required />
      <EmailField {...form.bind('emailAgain')} texts={texts} label={texts.emailAgain} required />
      <PasswordField
        {...form.bind('password')}
        {...secret}
        label={texts.password}
        hint={form.say(texts.passwordHint)}
      />
      <PasswordField {...form.bind('passwordAgain')} {...secret} label={texts.passwordAgain} />
      <GenderField
        id={form.idOf('gender')}
        value={form.values.gender}
        onChange={(gender) => registerForm.change('gender', gender)}
        texts={texts}
      />
    </div>
  )
}
