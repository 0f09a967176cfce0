import { proveSession } from '@nas/contract/second-factor/operations'
import { useQuery } from '@tanstack/react-query'
import { Modal } from 'antd'
import { useRef } from 'react'
import { runOperation } from '../../../api-client/run-operation.ts'
import { answerProof } from '../../kit/forms/fresh-proof.ts'
import { factorOptions } from '../../shell/factor-gate.tsx'
import { ProveForm } from './prove-form.tsx'
import { useSecurityTexts } from './security-texts.ts'

/** Asks for a code before a sensitive call; without an app, for the password. */
export function ProofDialog({ open }: { open: boolean }) {
  const { t } = useSecurityTexts()
  const { data } = useQuery(factorOptions)
  const asks = data?.enrolledAt ? 'code' : 'currentPassword'
  const panel = useRef<HTMLDivElement>(null)
  const close = () => answerProof(false)
  return (
    <Modal
      open={open}
      title={t('fresh')}
      footer={null}
      onCancel={close}
      destroyOnHidden
      afterOpenChange={(isOpen) => isOpen && panel.current?.querySelector('input')?.focus()}
    >
      <div ref={panel}>
        <ProveForm
          intro={<p>{t(`fresh.${asks}`)}</p>}
          asks={[asks]}
          codeLabel={t('presentCode')}
          submitLabel={t('fresh.confirm')}
          run={async ({ currentPassword, code }) => {
            const proof = asks === 'code' ? { code } : { current_password: currentPassword }
            await runOperation(proveSession, proof)
            answerProof(true)
          }}
          onCancel={close}
        />
      </div>
    </Modal>
  )
}
