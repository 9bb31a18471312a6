import { useRef } from "react";
import { BeforeAfterSlider } from "../../../../components/before-after-slider/before-after-slider";
import { Carousel } from "../../../../components/carousel/carousel";
import { Figure } from "../../../../components/figure/figure";
import { useLightbox } from "../../../../components/lightbox/use-lightbox";
import { Photo } from "../../../../components/photo/photo";
import { ServiceCard } from "../../../../components/service-card/service-card";
import { labels } from "../labels";
import { longWord, pictures } from "../sample";
import { Example } from "./example";

const sizes = "(min-width: 1024px) 400px, 100vw";
const titles = ["Koszenie łąk", "Wycinka drzew", "Frezowanie pni", longWord, "Zrębkowanie"];

/** Photos, alone and in rows. */
export function Pictures() {
  const list = useRef<HTMLDivElement>(null);
  const onOpen = useLightbox(list);
  return (
    <>
      <Example title="Zdjęcia">
        <div className="cols" ref={list}>
          <p className="photo">
            <Photo file={pictures.light} alt="Łąka" sizes={sizes} />
          </p>
          {["Krótki podpis", `Długi podpis: ${longWord}`].map((caption) => (
            <Figure
              key={caption}
              {...{ caption, sizes, onOpen, file: pictures.dark, alt: "Wzgórze" }}
            />
          ))}
        </div>
        {["drag", "hover"].map((mode) => (
          <div key={mode} style={{ inlineSize: "100%" }}>
            <BeforeAfterSlider
              before={{ src: pictures.dark, alt: "Zarośnięta działka" }}
              after={{ src: pictures.light, alt: "Skoszona działka" }}
              caption={`Porównanie (${mode})`}
              height={480}
              autoplay={false}
              {...{ labels, mode, sizes }}
            />
          </div>
        ))}
      </Example>
      <Example title="Karty">
        <div style={{ inlineSize: "100%" }}>
          <Carousel label="Usługi" heading={<h3>Rząd kart</h3>} labels={labels}>
            {titles.map((title) => (
              <ServiceCard
                key={title}
                path="/"
                more="Zobacz"
                {...{ title, sizes, file: pictures.dark }}
              />
            ))}
          </Carousel>
        </div>
      </Example>
    </>
  );
}
