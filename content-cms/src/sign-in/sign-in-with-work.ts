async function challengeIn(answer: Response): Promise<string | null> {
  if (answer.status !== 429) return null
  const body: { errors?: { data?: { challenge?: unknown } }[] } = await answer.clone().json()
  const challenge = body.errors?.[0]?.data?.challenge
  return typeof challenge === 'string' ? challenge : null
}

/** If others' guesses force the editor to wait, signs in again with a proof of work. */
export async function signInWithWork(
  address: string,
  body: FormData,
  language: string,
  onWork: (isWorking: boolean) => void,
): Promise<Response> {
  const send = (headers: Record<string, string>) =>
    fetch(address, {
      method: 'POST',
      body,
      credentials: 'include',
      headers: { 'Accept-Language': language, ...headers },
    })
  const answer = await send({})
  const challenge = await challengeIn(answer)
  if (challenge === null) return answer
  onWork(true)
  try {
    const { proveWork } = await import('@nas/callers/prove-work')
    const proof = await proveWork(challenge)
    return proof === null ? answer : await send({ 'Proof-Of-Work': proof })
  } finally {
    onWork(false)
  }
}
