import { useRef } from "react";
import { BeforeAfterSlider } from "../../../../components/before-after-slider/before-after-slider";
import { Carousel } from "../../../../components/carousel/carousel";
import { Figure } from "../../../../components/figure/figure";
import { useLightbox } from "../../../../components/lightbox/use-lightbox";
import { Photo } from "../../../../components/photo/photo";
import { ServiceCard } from "../../../../components/service-card/service-card";
import { useLabels } from "../../../../hooks/use-labels";
import { longWord, pictures } from "../sample";
import { Example } from "./example";

const sizes = "(min-width: 1024px) 400px, 100vw";
const titles = ["Koszenie łąk", "Wycinka drzew", "Frezowanie pni", longWord, "Zrębkowanie"];

/** Photos, alone and in rows. */
export function Pictures() {
  const labels = useLabels();
  const list = useRef<HTMLDivElement>(null);
  const onOpen = useLightbox(list);
  const figure = { sizes, onOpen, file: pictures.dark, alt: "Wzgórze" };
  const comparison = {
    before: { src: pictures.dark, alt: "Zarośnięta działka" },
    after: { src: pictures.light, alt: "Skoszona działka" },
    ...{ height: 480, autoplay: false, labels, sizes },
  };
  return (
    <Example title="Zdjęcia">
      <div className="cols" ref={list}>
        <p className="photo">
          <Photo file={pictures.light} alt="Łąka" sizes={sizes} />
        </p>
        <Figure caption="Krótki podpis" {...figure} />
        <Figure caption={`Długi podpis: ${longWord}`} {...figure} />
      </div>
      {["drag", "hover"].map((mode) => (
        <div key={mode} style={{ inlineSize: "100%" }}>
          <BeforeAfterSlider caption={`Porównanie (${mode})`} mode={mode} {...comparison} />
        </div>
      ))}
      <div style={{ inlineSize: "100%" }}>
        <Carousel label="Usługi" heading={<h3>Rząd kart</h3>} labels={labels}>
          {titles.map((title) => (
            <ServiceCard key={title} path="/" more="Zobacz" {...{ title, sizes }} {...figure} />
          ))}
        </Carousel>
      </div>
    </Example>
  );
}
