/** IPTC's codes for a picture that a program made (cv.iptc.org/newscodes/digitalsourcetype); not for a retouched photograph. */
const VOCABULARY = "http://cv.iptc.org/newscodes/digitalsourcetype/";
const GENERATED = ["trainedAlgorithmicMedia", "algorithmicMedia"];

/**
 * Whether a picture's file says that a program generated it (AI Act, art. 50). The code stands in plain letters in XMP and
 * in C2PA's manifest alike, in files of all kinds, those too that are not decoded here.
 * @param xmp where it was read, since PNG files may have it packed
 */
export const isMarkedAsGenerated = (file: Buffer, xmp: Buffer = file): boolean =>
  GENERATED.some((code) =>
    [file, xmp].some((bytes) => bytes.includes(`digitalsourcetype/${code}`)),
  );

/** The same mark as XMP, for a picture that is written anew. */
export const GENERATED_XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${VOCABULARY}trainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta>`;
