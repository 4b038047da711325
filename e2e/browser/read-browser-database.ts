/** Runs inside a page or a worker: reads one entry or a whole collection of a store's browser database. */
export async function readBrowserDatabase([collection, key, storeCode = 'default']: readonly [
  collection: string,
  key?: string,
  storeCode?: string,
]): Promise<unknown> {
  const resultOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await resultOf(indexedDB.open(`${storeCode}-shop`))
  try {
    const objectStore = database.transaction(collection).objectStore(collection)
    return await resultOf(key === undefined ? objectStore.getAll() : objectStore.get(key))
  } finally {
    database.close()
  }
}
