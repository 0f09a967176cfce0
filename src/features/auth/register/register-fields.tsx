import { EmailField, NameField, PhoneField } from '../../../forms/person-fields.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { genders, type RegisterTexts, type RegisterValues, registerForm } from './register-form.ts'

export function useRegister(texts: RegisterTexts) {
  return useForm(registerForm, texts, 'register')
}

type RegisterFormFields = ReturnType<typeof useRegister>

type Gender = RegisterValues['gender']

interface GenderFieldProps {
  id: string
  value: Gender
  onChange: (gender: Gender) => void
  texts: RegisterTexts
}

/** Nobody has to answer: pressing the chosen one again takes the answer back. */
function GenderField({ id, value, onChange, texts }: GenderFieldProps) {
  const words = { female: texts.female, male: texts.male, other: texts.otherGender }
  return (
    <fieldset className="field choice" id={id}>
      <legend className="field__label">
        {texts.gender} <span className="field__optional">({texts.optional})</span>
      </legend>
      <div className="choice__row">
        {genders.map((gender) => (
          <label key={gender} className="choice__option">
            <input
              type="radio"
              name={id}
              value={gender}
              checked={value === gender}
              onChange={() => onChange(gender)}
              onClick={() => value === gender && onChange('')}
            />
            {words[gender]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

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
      <EmailField {...form.bind('email')} texts={texts} />
      <EmailField {...form.bind('emailAgain')} texts={texts} label={texts.emailAgain} />
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
