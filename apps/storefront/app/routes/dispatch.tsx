import { type DispatchedPage, resolvePath } from '../dispatch/resolve-path.ts'
import { screenOf } from '../dispatch/screens.ts'
import { page, type ScreenProps } from '../page/page.ts'

const load = page<'page-not-found', DispatchedPage>(resolvePath)
export const loader = load
export const clientLoader = load

export default function Dispatch({ loaderData }: ScreenProps<typeof load>) {
  switch (loaderData.screen) {
    case 'product': {
      const Screen = screenOf('product')
      return <Screen {...loaderData} />
    }
    case 'category': {
      const Screen = screenOf('category')
      return <Screen {...loaderData} />
    }
    case 'content': {
      const Screen = screenOf('content')
      return <Screen {...loaderData} />
    }
  }
}
