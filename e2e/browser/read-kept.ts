/** Run inside a page or a worker: what the browser keeps for the default store, one thing or all of a collection. */
export async function readKept([collection, key]: readonly [collection: string, key?: string]): Promise<unknown> {
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await asked(indexedDB.open('default-shop'))
  try {
    const things = database.transaction(collection).objectStore(collection)
    return await asked(key === undefined ? things.getAll() : things.get(key))
  } finally {
    database.close()
  }
}
