import type { Language } from '@mantel/domain/store'
import { type Translations, toTextByLanguage } from '../texts.ts'
import type { AttributeCode } from './attribute-ids.ts'

const labels: Record<AttributeCode, Translations> = {
  name: ['Name', 'Name', 'Nome'],
  sku: ['SKU', 'Artikelnummer', 'Codice articolo'],
  description: ['Description', 'Beschreibung', 'Descrizione'],
  short_description: ['Short description', 'Kurzbeschreibung', 'Descrizione breve'],
  price: ['Price', 'Preis', 'Prezzo'],
  special_price: ['Special price', 'Sonderpreis', 'Prezzo speciale'],
  special_from_date: ['Special price from', 'Sonderpreis ab', 'Prezzo speciale dal'],
  special_to_date: ['Special price until', 'Sonderpreis bis', 'Prezzo speciale fino al'],
  image: ['Picture', 'Bild', 'Immagine'],
  color: ['Colour', 'Farbe', 'Colore'],
  status: ['Status', 'Status', 'Stato'],
  visibility: ['Visibility', 'Sichtbarkeit', 'Visibilità'],
  tax_class_id: ['Tax class', 'Steuerklasse', 'Classe fiscale'],
  size: ['Size', 'Größe', 'Misura'],
  material: ['Material', 'Material', 'Materiale'],
  artist: ['Artist', 'Künstler', 'Artista'],
  brand: ['Maker', 'Hersteller', 'Marca'],
  shape: ['Shape', 'Form', 'Forma'],
  occasion: ['Occasion', 'Anlass', 'Occasione'],
  frame_finish: ['Frame', 'Rahmen', 'Cornice'],
  orientation: ['Orientation', 'Ausrichtung', 'Orientamento'],
  movement: ['Movement', 'Uhrwerk', 'Movimento'],
  dial: ['Dial', 'Zifferblatt', 'Quadrante'],
  mount: ['Mount', 'Passepartout', 'Passe-partout'],
  product_label: ['Label', 'Kennzeichen', 'Etichetta'],
  stock_status: ['Availability', 'Verfügbarkeit', 'Disponibilità'],
  bestseller_attr: ['Best seller rank', 'Bestseller-Rang', 'Classifica vendite'],
  is_bestseller: ['Best seller', 'Bestseller', 'Più venduto'],
  is_outlet: ['Outlet', 'Outlet', 'Outlet'],
  width_cm: ['Width (cm)', 'Breite (cm)', 'Larghezza (cm)'],
  height_cm: ['Height (cm)', 'Höhe (cm)', 'Altezza (cm)'],
  depth_cm: ['Depth (cm)', 'Tiefe (cm)', 'Profondità (cm)'],
  diameter_cm: ['Diameter (cm)', 'Durchmesser (cm)', 'Diametro (cm)'],
  weight_g: ['Weight (g)', 'Gewicht (g)', 'Peso (g)'],
  pack_size: ['Pack size', 'Packungsgröße', 'Pezzi per confezione'],
  edition_size: ['Edition size', 'Auflage', 'Tiratura'],
  gpsr_manufacturer: ['Manufacturer', 'Hersteller', 'Produttore'],
  gpsr_responsible_person: ['Responsible person in the EU', 'Verantwortliche Person in der EU', 'Responsabile nell’UE'],
  gpsr_warnings: ['Warnings', 'Warnhinweise', 'Avvertenze'],
  preorder_date: ['Ships from', 'Lieferbar ab', 'Spedizione dal'],
}

export const attributeLabel = (code: AttributeCode, language: Language): string =>
  toTextByLanguage(labels[code])[language]
