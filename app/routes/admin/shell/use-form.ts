import { useState } from 'react'
import { useCall } from './use-call.ts'

/** The values of a form and the call that sends them. A change of a field removes the message about it. */
export function useForm<Values extends Readonly<Record<string, unknown>>>(initial: Values) {
  const [values, setValues] = useState(initial)
  const { forget, ...call } = useCall()

  function change(changed: Partial<Values>) {
    setValues((known) => ({ ...known, ...changed }))
    for (const name of Object.keys(changed)) forget(name)
  }

  function field<Name extends keyof Values & string>(name: Name) {
    const onChange = (value: Values[Name]) => change({ [name]: value } as unknown as Partial<Values>)
    return { value: values[name], error: call.errors[name], onChange }
  }

  return { ...call, values, change, field }
}
